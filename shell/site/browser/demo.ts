/** The demo of the landing page: progress rises in 20 % steps every 300 ms, then the fixed result stands there. */
const STEP_PERCENT = 20;
const STEP_MS = 300;

/** Steps the demo through upload, analysing, results and back. Does nothing where the page has none. */
export function startDemo(root: Document = document): void {
  const demo = root.getElementById('demo');
  if (!demo) return;
  const bar = demo.querySelector<HTMLElement>('[data-demo-bar]');
  const progress = demo.querySelector('[role="progressbar"]');
  const percentText = demo.querySelector('[data-demo-percent]');
  const status = demo.querySelector('[data-demo-status]');

  const show = (stage: string, said: string, focus: string) => {
    demo.dataset.stage = stage;
    if (status) status.textContent = said;
    demo.querySelector<HTMLElement>(`[data-on="${stage}"] ${focus}`)?.focus({ preventScroll: true });
  };
  const setPercent = (percent: number) => {
    bar?.style.setProperty('--at', String(percent / 100));
    progress?.setAttribute('aria-valuenow', String(percent));
    if (percentText) percentText.textContent = `${percent} %`;
  };

  demo.querySelector('[data-demo-start]')?.addEventListener('click', () => {
    const chosen = demo.querySelector<HTMLInputElement>('input[name="demo-ad"]:checked')?.value ?? '';
    for (const picture of demo.querySelectorAll<HTMLElement>('[data-demo-picture]')) {
      picture.hidden = picture.dataset.demoPicture !== chosen;
    }
    let percent = 0;
    setPercent(0);
    show('analyzing', 'Analysing the sample ad.', '[data-demo-title]');
    const timer = setInterval(() => {
      if (percent < 100) {
        percent += STEP_PERCENT;
        setPercent(percent);
        return;
      }
      clearInterval(timer);
      show(`results ${chosen}`, 'The result is ready.', '[data-demo-title]');
    }, STEP_MS);
  });
  for (const again of demo.querySelectorAll('[data-demo-again]')) {
    again.addEventListener('click', () => show('upload', '', '[data-demo-start]'));
  }
}

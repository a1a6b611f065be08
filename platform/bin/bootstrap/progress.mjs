/** On a stream that is no terminal a long step says every so often that it is still at work. */
const STILL_AT_WORK_MS = 15_000;
const REDRAW_MS = 250;

/**
 * Shows the steps that run at the same time, each with its name, its latest
 * note and the seconds it took: a live block on a terminal, plain lines elsewhere.
 */
export class Progress {
  #out;
  #live;
  #now;
  #active = new Set();
  #drawn = 0;
  #timer;

  /** @param {{ out?: NodeJS.WriteStream, live?: boolean, now?: () => number }} [options] */
  constructor({ out = process.stdout, live = Boolean(out.isTTY), now = () => performance.now() } = {}) {
    this.#out = out;
    this.#live = live;
    this.#now = now;
  }

  /** Prints a line for good, above the steps that are running. */
  line(text) {
    this.#erase();
    this.#out.write(`${text}\n`);
    this.#draw();
  }

  /**
   * Runs `work` as a step. It may call `note(text)` to say how far it is; what it
   * returns is passed on, and a failure is marked and thrown on.
   */
  async step(name, work) {
    const step = { name, note: '', since: this.#now(), said: this.#now() };
    this.#active.add(step);
    if (this.#live) this.#draw();
    else this.#out.write(`  … ${name}\n`);
    this.#timer ??= setInterval(() => this.#tick(), REDRAW_MS);
    this.#timer.unref();
    try {
      const result = await work((note) => {
        step.note = note;
      });
      this.#end(step, '✓');
      return result;
    } catch (error) {
      this.#end(step, '✗');
      throw error;
    }
  }

  #end(step, mark) {
    this.#active.delete(step);
    this.line(`  ${mark} ${this.#describe(step)}`);
    if (this.#active.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #describe(step) {
    const seconds = ((this.#now() - step.since) / 1000).toFixed(1);
    return `${step.name}${step.note === '' ? '' : `: ${step.note}`} (${seconds} s)`;
  }

  #tick() {
    if (this.#live) {
      this.#erase();
      this.#draw();
      return;
    }
    for (const step of this.#active) {
      if (this.#now() - step.said < STILL_AT_WORK_MS) continue;
      step.said = this.#now();
      this.#out.write(`  … ${this.#describe(step)}\n`);
    }
  }

  #erase() {
    if (!this.#live || this.#drawn === 0) return;
    this.#out.write(`\x1b[${this.#drawn}A\x1b[0J`);
    this.#drawn = 0;
  }

  #draw() {
    if (!this.#live) return;
    this.#erase();
    const width = (this.#out.columns || 80) - 1;
    for (const step of this.#active) this.#out.write(`${`  … ${this.#describe(step)}`.slice(0, width)}\n`);
    this.#drawn = this.#active.size;
  }
}

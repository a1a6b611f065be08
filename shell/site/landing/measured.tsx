/** A few of the rules, with the source the rule book names for them. */
const RULES = [
  {
    area: 'Legibility',
    rule: 'Contrast of every line of text against its background',
    target: '4.5 : 1, large text 3 : 1',
    grade: 'B',
    source: 'W3C, Web Content Accessibility Guidelines 2.2',
  },
  {
    area: 'Attention',
    rule: 'Share of first-glance attention on the call to action',
    target: '10 % or more',
    grade: 'B',
    source: 'Milosavljevic and others, Journal of Consumer Psychology, 2012',
  },
  {
    area: 'Clutter',
    rule: 'Visual clutter, which takes attention away from the brand',
    target: 'not too much, not too little',
    grade: 'A',
    source: 'Pieters, Wedel and Batra, Journal of Marketing, 2010: 249 eye-tracked ads',
  },
  {
    area: 'Colour',
    rule: 'How colourful the ad looks',
    target: '33 to 82',
    grade: 'A',
    source: 'Hasler and Süsstrunk, 2003; Li and Xie, Journal of Marketing Research, 2020 (effect differs by category)',
  },
  {
    area: 'Offer',
    rule: 'A concrete price, discount or free offer',
    target: 'stated',
    grade: 'A',
    source: 'Lee, Hosanagar and Nair, Management Science, 2018: 106,316 posts of 782 companies',
  },
  {
    area: 'Placement',
    rule: 'Text and buttons covered by the platform’s interface',
    target: 'nothing covered',
    grade: 'D',
    source: 'Each platform’s guidelines, with the date we read them',
  },
] as const;

/** What is measured, and how sure the research is. */
export function Measured() {
  return (
    <div className="mt-20">
      <h3 className="text-title">Every finding is measured</h3>
      <p className="mt-3 max-w-[40rem] text-muted">
        Each check has a measurement, an aim and a published source. The grade shows how strong the evidence is: from A,
        field data on hundreds of ads or thousands of people, to E, good practice.
      </p>
      <div className="mt-8 border-t">
        {RULES.map((entry) => (
          <article
            key={entry.area}
            className="grid gap-x-8 gap-y-2 border-b py-6 md:grid-cols-[8rem_minmax(0,1.1fr)_minmax(0,0.7fr)_minmax(0,1.2fr)] md:items-baseline"
          >
            <h4 className="text-body font-semibold">{entry.area}</h4>
            <p>{entry.rule}</p>
            <p className="nums text-small text-muted">
              <span className="md:hidden">Target: </span>
              {entry.target}
            </p>
            <p className="flex items-baseline gap-3 text-small text-muted">
              <span className="rounded-[4px] border border-edge px-1.5 text-micro font-semibold text-text">
                <span className="sr-only">Grade </span>
                {entry.grade}
              </span>
              <span>{entry.source}</span>
            </p>
          </article>
        ))}
      </div>
      <div className="mt-12 grid gap-8 md:grid-cols-3">
        <Limit title="Attention is predicted">
          The heatmap predicts the first glance; it is not eye tracking. You can also read it as a list.
        </Limit>
        <Limit title="A score has a range">
          The creative is only one part of a campaign. You always see the likely range, wider if something could not be
          measured.
        </Limit>
        <Limit title="Disagreement is shown">
          If studies contradict each other, the finding says so and shows both sides.
        </Limit>
      </div>
    </div>
  );
}

function Limit({ title, children }: { title: string; children: string }) {
  return (
    <div>
      <h4 className="text-body font-semibold">{title}</h4>
      <p className="mt-2 text-small text-muted">{children}</p>
    </div>
  );
}

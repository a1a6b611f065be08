import type { Insight } from '../../contract/insights.ts';
import { creativesNeeded } from '../../learning/account/creatives-needed.ts';
import type { Claim } from '../../learning/model/claims.ts';
import { dayText } from './account-data.ts';
import type { Learned } from './learn-account.ts';

const percent = (share: number, digits = 1): string => `${(share * 100).toFixed(digits)} %`;
const rate = (value: number): string => percent(value, 2);
const between = (low: number, high: number, as = percent): string => `${as(low)} to ${as(high)}`;
const change = (share: number): string => `${Math.abs(share * 100).toFixed(0)} % ${share < 0 ? 'lower' : 'higher'}`;

type Titles = ReadonlyMap<string, string>;

/** Every sentence is built from a figure that was computed, and carries it; where there is none, there is no sentence. */
export function insightSentences(learned: Learned, titles: Titles): Insight[] {
  return [
    ...correlationSentences(learned),
    ...outlierSentences(learned),
    ...decisionSentences(learned),
    ...claimSentences(learned, titles),
    ...accuracySentences(learned),
    ...placementSentences(learned, titles),
    ...fatigueSentences(learned),
    ...changeSentences(learned),
    ...nextSentences(learned),
  ];
}

const fileOf = (learned: Learned, id: string): string => learned.data.names[id] ?? 'a deleted creative';
const namesOf = (names: readonly string[], titles: Titles): string =>
  names.map((name) => `“${titles.get(name) ?? name}”`).join(' or ');

function correlationSentences({ correlation }: Learned): Insight[] {
  if (!correlation.enough) return [];
  const { rho, better, creatives } = correlation;
  const isClear = rho.low > 0 || rho.high < 0;
  return [
    {
      list: 'keyFindings',
      text: isClear
        ? `In your data ${better} scores went with more clicks: correlation ${rho.mean.toFixed(2)} over ${creatives} creatives.`
        : `Your ${creatives} creatives do not show yet whether higher scores go with more clicks: the correlation lies between ${rho.low.toFixed(2)} and ${rho.high.toFixed(2)}.`,
      figures: [
        { label: 'Correlation of score and click rate', value: rho.mean.toFixed(2) },
        { label: '90 % interval', value: `${rho.low.toFixed(2)} to ${rho.high.toFixed(2)}` },
        { label: 'Creatives', value: String(creatives) },
      ],
      analyses: [],
    },
  ];
}

function outlierSentences(learned: Learned): Insight[] {
  return (learned.ctr?.outliers ?? []).map(({ id, z, spendShare, cause }) => ({
    list: 'keyFindings',
    text: `${fileOf(learned, id)} got ${z > 0 ? 'more' : 'fewer'} clicks than your other creatives foretell${
      cause === null ? '' : '; more than one person in five clicked, which programs do more often than people'
    }. It has ${percent(spendShare, 0)} of the spend.`,
    figures: [
      { label: 'Distance from what the others foretell, in standard deviations', value: z.toFixed(1) },
      { label: 'Share of spend', value: percent(spendShare, 0) },
    ],
    analyses: [id],
  }));
}

function decisionSentences(learned: Learned): Insight[] {
  const { best } = learned;
  const [leader, second] = best?.standings ?? [];
  if (!best || !leader || !second) return [];
  const name = fileOf(learned, leader.id);
  const text = {
    stop: `Put the budget on ${name}: it is the best of ${best.standings.length} with a probability of ${percent(leader.probabilityBest, 0)}. Platforms choose who sees which ad: a test with random assignment would prove it.`,
    keep: `Keep all ${best.standings.length}: whichever you choose, you lose less than ${percent(best.thresholds.equalLoss)} of the clicks.`,
    'more data': `Keep testing: ${name} leads with a probability of ${percent(leader.probabilityBest, 0)}, which is not enough to stop the others.`,
  }[best.answer];
  return [
    {
      list: 'optimizationRecommendations',
      text,
      figures: best.standings.slice(0, 5).map((one) => ({
        label: fileOf(learned, one.id),
        value: `${rate(one.rate)}, best with ${percent(one.probabilityBest, 0)}`,
      })),
      analyses: best.standings.slice(0, 5).map(({ id }) => id),
    },
  ];
}

function claimSentences(learned: Learned, titles: Titles): Insight[] {
  const of = (claims: readonly Claim[], outcome: string): Insight[] =>
    claims.map((claim) => ({
      list: 'contentCorrelations',
      text: `For you, ${namesOf(claim.names, titles)} goes with ${change(claim.change)} odds of a ${outcome} per step${
        claim.restsOn.length > 0 ? ', but this rests on single ads' : ''
      }. It is an association: a test with random assignment would prove it.`,
      figures: [
        { label: 'Change per step', value: percent(claim.change, 0) },
        { label: '90 % interval', value: between(claim.low, claim.high, (share) => percent(share, 0)) },
        ...claim.restsOn.map((id) => ({ label: 'Rests on', value: fileOf(learned, id) })),
      ],
      analyses: [...claim.restsOn],
    }));
  return [...of(learned.ctr?.claims ?? [], 'click'), ...of(learned.cvr?.claims ?? [], 'conversion')];
}

function accuracySentences({ ctr }: Learned): Insight[] {
  const held = ctr?.holdOut;
  if (!ctr || !held?.personal || ctr.progress.creatives < 20) return [];
  const { accuracy, low, high } = held.personal;
  return [
    {
      list: 'predictiveInsights',
      text: held.gate.passed
        ? `On creatives it had not seen, your own model named the better of two in ${percent(accuracy, 0)} of cases. It is used for new analyses.`
        : `On creatives it had not seen, your own model named the better of two in ${percent(accuracy, 0)} of cases: not clearly better than the general score, which is used until it is.`,
      figures: [
        { label: 'Accuracy of your model', value: percent(accuracy, 0) },
        { label: '90 % interval', value: between(low, high, (share) => percent(share, 0)) },
        ...(held.general ? [{ label: 'Accuracy of the general score', value: percent(held.general.accuracy, 0) }] : []),
      ],
      analyses: [],
    },
  ];
}

function placementSentences({ simpson }: Learned, titles: Titles): Insight[] {
  return simpson.flatMap(({ feature, result }): Insight[] =>
    result.enough && result.reversed
      ? [
          {
            list: 'audiencePatterns',
            text: `Over everything, ${namesOf([feature], titles)} looks ${result.pooled.mean > 0 ? 'good' : 'bad'} for you; inside each placement and campaign it is the other way round. Compare creatives in one place only.`,
            figures: [
              { label: 'Over everything, per step', value: percent(result.pooled.mean, 0) },
              { label: 'Inside placement and campaign, per step', value: percent(result.within.mean, 0) },
            ],
            analyses: [],
          },
        ]
      : [],
  );
}

function fatigueSentences(learned: Learned): Insight[] {
  return learned.fatigue.flatMap(({ id, result }): Insight[] => {
    if (!result.enough || !result.claimed) return [];
    const per = result.basis === 'weeks' ? 'week' : 'time people have seen it';
    const loss = 1 - Math.exp(-result.lambda.mean);
    return [
      {
        list: 'creativeFatigueIndicators',
        text: `${fileOf(learned, id)} is wearing out: its click rate falls by about ${percent(loss, 0)} per ${per}, beyond what your other creatives did.`,
        figures: [
          {
            label: `Fall per ${per}, 80 % interval`,
            value: between(1 - Math.exp(-result.lambda.low80), 1 - Math.exp(-result.lambda.high80), (share) =>
              percent(share, 0),
            ),
          },
          { label: 'Days', value: String(result.days) },
        ],
        analyses: [id],
      },
    ];
  });
}

function changeSentences(learned: Learned): Insight[] {
  return learned.changes.flatMap(({ id, result }): Insight[] => {
    if (!result.enough || result.verdict === 'none') return [];
    const jump = Math.exp(result.jump.mean) - 1;
    return [
      {
        list: 'creativeFatigueIndicators',
        text: `The click rate of ${fileOf(learned, id)} ${result.verdict === 'change' ? 'changed' : 'may have changed'} around ${dayText(result.day)}: about ${change(jump)} since, which its trend does not explain.`,
        figures: [
          { label: 'Bayes factor for a jump', value: factorText(result.bayesFactor) },
          { label: 'Size of the jump', value: percent(jump, 0) },
        ],
        analyses: [id],
      },
    ];
  });
}

/** JSON keeps no infinity. */
const factorText = (factor: number | null): string =>
  factor === null || !(factor < 1_000) ? 'over 1,000' : factor.toFixed(0);

function nextSentences({ ctr }: Learned): Insight[] {
  if (!ctr || ctr.progress.creatives < 8 || ctr.claims.length > 0) return [];
  const { total, more, helps } = creativesNeeded({
    spread: ctr.spread,
    countingVariance: ctr.countingVariance,
    creatives: ctr.progress.creatives,
  });
  if (more === 0) return [];
  return [
    {
      list: 'predictiveInsights',
      text:
        helps === 'more creatives'
          ? `To tell a difference of about 25 % per step of one feature you need about ${more} more linked creatives.`
          : `Your creatives have few clicks each: more clicks per creative help first, then about ${more} more creatives.`,
      figures: [
        { label: 'Creatives needed', value: String(total) },
        { label: 'Creatives linked', value: String(ctr.progress.creatives) },
      ],
      analyses: [],
    },
  ];
}

import { pattern } from './claim-patterns.ts';
import { alternatives, listOf } from './fold-text.ts';

/** What nobody sells, so that to call it free is a slogan and no offer. "Shipping is free" and "Breakfast is free" stay offers. */
const OF_NOBODY = alternatives(
  listOf(`
  outside, outdoors, the outdoors, the great outdoors, nature, love, life, air, fresh air, sunshine, sunlight, the sun, the sea, the ocean,
  the sky, the moon, the wind, the rain, the mountains, mountains, the view, views, dreams, dreaming, freedom, kindness, happiness, joy,
  hope, silence, smiles, smiling, a smile, your smile, hugs, laughter, imagination, thoughts, thinking, memories, wandering,
  the best things in life, the best things, the best things in the world, good vibes, courage, the world,
  draußen, natur, die natur, liebe, lächeln, ein lächeln, frische luft, träume, träumen, die besten dinge im leben,
  dehors, la nature, l'amour, le sourire, un sourire, rêver, les meilleures choses de la vie,
  afuera, la naturaleza, el amor, sonreír, una sonrisa, soñar, las mejores cosas de la vida`),
);
const FREE = '(?:free|gratis|kostenlos|umsonst|gratuite?s?)';
const IS =
  "(?:is|are|will always be|was always|ist|sind|bleibt|est|sont|c'est|es|son)(?:\\s+(?:always|still|all|immer|toujours|siempre))?";
/** Who is free rather than what costs nothing: "Live free", "Born free", "Wild and free". */
const WHO =
  'born|be|being|live|living|run|running|roam|roaming|break|breaking|set|feel|feeling|forever|(?:wild|young|happy) (?:and|&)';
/** The end of the statement: "Love is free shipping" would be one of shipping. */
const ENDS = String.raw`(?=[^\p{L}\p{N}]*$|\s*[.,;:!?|•–—])`;

/** Over folded text: slogans that say "free" and give nothing away. */
export const FREE_SPIRIT = pattern(
  String.raw`(?<=^[^\p{L}\p{N}]*|[.,;:!?|•–—]\s*)(?:(?:${OF_NOBODY}),?\s+${IS}\s+${FREE}|(?:${WHO})\s+free)${ENDS}`,
);

/** `npx tsx modules/core-analysis/engine/testing/score-labelled.ts [ID...]`: scores the labelled creatives and prints what is not right. */
import { measureImage } from '../measure-image.ts';
import { drawCreative } from './labelled/draw-creative.ts';
import { RECIPES } from './labelled/recipes.ts';
import { countOf, type Part, type Scored, scoreCreative } from './labelled/score-creative.ts';

const PARTS: readonly Part[] = ['subject', 'kind', 'headline', 'offer', 'request', 'logo'];
const asked = process.argv.slice(2);
const scored: Scored[] = [];
for (const [nth, recipe] of RECIPES.entries()) {
  if (asked.length > 0 && !asked.includes(recipe.id)) continue;
  const creative = await drawCreative(recipe, nth);
  const { measurements } = await measureImage(creative.png, {});
  const one = scoreCreative(measurements, creative);
  scored.push(one);
  const faults = Object.entries(one.verdicts).filter(([, verdict]) => verdict !== 'right');
  if (faults.length + one.asLogo.length > 0 || asked.length > 0)
    process.stdout.write(
      `${one.id}: ${faults.map(([part, verdict]) => `${part} ${verdict}`).join(', ')}${one.asLogo.length > 0 ? `; as logo: ${one.asLogo.join(' | ')}` : ''}\n    ${one.said}\n`,
    );
}
for (const part of PARTS) process.stdout.write(`${part}: ${JSON.stringify(countOf(scored, part))}\n`);
process.stdout.write(`copy taken for a logo: ${scored.reduce((sum, { asLogo }) => sum + asLogo.length, 0)}\n`);

import { keepTogether } from '../../../contract/format.ts';

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * A sentence of the engine. What it quotes from the creative may run from right
 * to left; such a quote is set apart, or it would turn the figures beside it around.
 */
export function Said({ children }: { children: string }) {
  const text = keepTogether(children);
  if (!RIGHT_TO_LEFT.test(text)) return text;
  let at = 0;
  return text.split(/(“[^”]*”)/).map((part) => {
    const key = at;
    at += part.length;
    return part.startsWith('“') ? (
      <span key={key}>
        “<bdi>{part.slice(1, -1)}</bdi>”
      </span>
    ) : (
      part
    );
  });
}

import { has, sentencesOf, wordsPattern } from './claim-patterns.ts';
import { findOffer } from './find-offer.ts';
import { listOf } from './fold-text.ts';

/** What only the terms under an offer, or a notice that a law asks for, are worded in. */
const LEGAL_WORDS: readonly string[] = listOf(`
  terms apply, terms and conditions, terms & conditions, t&c, t&cs, t & cs, t's & c's, ts and cs, conditions apply, restrictions apply,
  exclusions apply, exclusions may apply, fees apply, see terms, see full terms, full terms, subject to terms, subject to availability,
  subject to change, subject to approval, subject to status, void where prohibited, no purchase necessary, not valid with,
  cannot be combined, may not be combined, participating stores, participating locations, eligibility applies,
  all rights reserved, capital at risk, drink responsibly, gamble responsibly, individual results may vary, results may vary, uk residents,
  us residents, representative example, actor portrayal, simulated images, images for illustration,
  es gelten, gelten die agb, agb, allgemeine geschäftsbedingungen, teilnahmebedingungen, irrtümer vorbehalten,
  irrtum vorbehalten, änderungen vorbehalten, änderung vorbehalten, nicht kombinierbar, unverbindliche preisempfehlung, inkl. mwst, zzgl. versand,
  abbildung ähnlich, zu risiken und nebenwirkungen, serviervorschlag, nur in teilnehmenden,
  voir conditions, sous conditions, selon conditions, offre soumise, conditions générales, non cumulable, dans la limite des stocks,
  photos non contractuelles, l'abus d'alcool, voir modalités, sous réserve,
  sujeto a, aplican términos, términos y condiciones, se aplican condiciones, consulta condiciones, consulte condiciones, bases legales,
  no acumulable, hasta fin de existencias, imagen ilustrativa,
  termini e condizioni, soggetto a, si applicano, immagine a scopo, termos e condições, sujeito a, consulte condições, imagem ilustrativa,
  voorwaarden van toepassing, algemene voorwaarden, niet geldig in combinatie`);

const LEGAL = wordsPattern(LEGAL_WORDS);

/**
 * Whether a line is one of terms, however large it is set: it begins with a sentence of them that offers nothing itself. "Save 20 %,
 * terms apply" is an offer; a line that only ends in terms is what it begins with.
 */
export function isLegalLine(text: string): boolean {
  const [first] = sentencesOf(text);
  return first !== undefined && has(first.folded, LEGAL) && findOffer(first.text) === null;
}

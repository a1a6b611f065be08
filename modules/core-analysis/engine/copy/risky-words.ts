import { listOf } from './fold-text.ts';

/** Claims that platforms and regulators ask to substantiate or refuse. */
export const RISKY_WORDS: readonly string[] = listOf(`
  guaranteed results, guaranteed income, guaranteed approval, guaranteed returns, guaranteed, cure, cures, cured, heals, miracle, risk-free, risk free, no risk, 100% safe, 100% natural, 100% effective,
  get rich, make money fast, earn money fast, double your money, financial freedom, passive income, instant approval, no credit check,
  number one, no. 1, nr. 1, world's best, best in the world, clinically proven, scientifically proven, doctor recommended,
  doctors hate, before and after, before & after, lose weight, weight loss, burn fat, belly fat, melt fat, anti-aging, anti-ageing,
  wrinkles gone, detox, fda approved, are you fat, are you depressed, are you broke, are you in debt,
  your debt, your diabetes, your disability, secret trick, weird trick, shocking, you won't believe, nummer 1, wundermittel, heilt,
  garantiert, abnehmen, miracle, guerit, numero 1, perdre du poids, milagro, pierde peso, miracolo, perdere peso, milagre,
  emagreca, wondermiddel, afvallen`);

import { listOf } from '../fold-text.ts';
import type { LittleKnown } from './little-known.ts';

export const ALBANIAN: LittleKnown = {
  name: 'Albanian',
  common: listOf(`
    nëse, një, duhet, është, nuk, dhe, mund, gjatë, këtë, shumë, vetëm, janë, falas, tani, zbritje, blej, porosit, juaj, tuaj,
    jonë, çdo, sot`),
  slight: listOf('për, të, më, me, kur, deri, apo, bli, oferta, ofertë'),
  calls: listOf('bli tani, blej tani, porosit tani, mëso më shumë, lexo më shumë'),
  weak: listOf('mëso më shumë, lexo më shumë'),
  verbs: [],
  saving: ['zbritje'],
  free: listOf('falas'),
  shipping: listOf('transport falas, dërgesë falas'),
};

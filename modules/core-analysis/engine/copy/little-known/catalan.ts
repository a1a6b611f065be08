import { listOf } from '../fold-text.ts';
import type { LittleKnown } from './little-known.ts';

export const CATALAN: LittleKnown = {
  name: 'Catalan',
  common: listOf(`
    amb, avui, descompte, enviament, només, aquest, aquesta, teva, nostre, nostres, totes, millor, millors, gaudeix, descobreix,
    botiga, preus, també, setmana`),
  slight: listOf('els, les, dels, tots, dies, fins, teu, ara, més, per, que, gratuït, nou, nova, nostra'),
  calls: listOf('compra ara, reserva ara, més informació'),
  weak: listOf('més informació'),
  verbs: listOf('descobreix'),
  saving: listOf('descompte'),
  free: listOf('gratuït, gratuïta'),
  shipping: listOf('enviament gratuït, enviament gratis'),
};

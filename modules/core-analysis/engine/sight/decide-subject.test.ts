import { describe, expect, it } from 'vitest';
import { decideSubject } from './decide-subject.ts';
import type { Detection } from './find-objects.ts';
import { nameSubject } from './name-subject.ts';
import type { SubjectEvidence } from './subject-evidence.ts';

const WHOLE = { x: 0, y: 0, w: 1, h: 1 };
const THING = { x: 0.3, y: 0.3, w: 0.4, h: 0.4 };

type OutlineEvidence = NonNullable<SubjectEvidence['outline']>;

const outline = (more: Partial<OutlineEvidence> = {}): OutlineEvidence => ({
  box: THING,
  area: 0.12,
  mean: 0.97,
  ambiguity: 0.1,
  pieces: 1,
  edgeToEdge: false,
  stable: 0.95,
  ...more,
});

const evidence = (more: Partial<SubjectEvidence> = {}): SubjectEvidence => ({
  part: WHOLE,
  photographed: 0.8,
  outline: outline(),
  faces: [],
  objects: [],
  animal: 0,
  landscape: 0,
  printed: 0,
  ...more,
});

const object = (name: string, region = THING, confidence = 0.7): Detection => ({ name, region, confidence });

describe('decideSubject', () => {
  it('takes a clear outline of a photograph by itself, and none of a drawing', () => {
    expect(decideSubject(evidence())).toMatchObject({ outcome: 'thing', why: 'clear', box: THING, outlined: true });
    expect(decideSubject(evidence({ photographed: 0 }))).toMatchObject({ outcome: 'unsure', why: 'drawn', box: THING });
  });

  it.each([
    ['mean', { mean: 0.8 }],
    ['ambiguity', { ambiguity: 0.5 }],
    ['size', { area: 0.005 }],
    ['likeness at both sides', { stable: 0.3 }],
  ])('is unsure of an outline without enough %s', (_, more) => {
    expect(decideSubject(evidence({ outline: outline(more) })).outcome).toBe('unsure');
  });

  it('believes a weaker outline where an object or a face confirms it', () => {
    const weak = outline({ mean: 0.85, ambiguity: 0.25 });
    expect(decideSubject(evidence({ outline: weak })).outcome).toBe('unsure');
    const near = { x: 0.32, y: 0.3, w: 0.42, h: 0.38 };
    expect(decideSubject(evidence({ outline: weak, objects: [object('frisbee', near, 0.42)] }))).toMatchObject({
      outcome: 'thing',
      why: 'confirmed',
      box: THING,
    });
    const face = { x: 0.45, y: 0.32, w: 0.1, h: 0.1 };
    expect(decideSubject(evidence({ outline: { ...weak, ambiguity: 0.4 }, faces: [face] })).why).toBe('confirmed');
  });

  it('takes what the outline lost from an object that holds it', () => {
    const whole = { x: 0.25, y: 0.28, w: 0.5, h: 0.5 };
    expect(decideSubject(evidence({ objects: [object('motorcycle', whole)] }))).toMatchObject({
      why: 'confirmed_larger',
      box: whole,
    });
  });

  it('takes the animal where its eye is outlined', () => {
    const eye = outline({ box: { x: 0.5, y: 0.3, w: 0.2, h: 0.2 } });
    const closer = { animalWithout: 0.9, animalInside: 0.1 };
    expect(decideSubject(evidence({ outline: eye, animal: 0.95, closer }))).toMatchObject({
      outcome: 'thing',
      why: 'fills_picture',
      box: WHOLE,
    });
    expect(decideSubject(evidence({ outline: eye, animal: 0.95, closer: { ...closer, animalInside: 0.9 } })).why).toBe(
      'clear',
    );
  });

  it('takes a person who is larger than what is outlined of them', () => {
    const person = { x: 0.2, y: 0.1, w: 0.6, h: 0.9 };
    expect(decideSubject(evidence({ outline: outline(), objects: [object('person', person, 0.85)] }))).toMatchObject({
      why: 'living_larger',
      box: person,
    });
    expect(decideSubject(evidence({ outline: null, objects: [object('person', person, 0.85)] })).box).toEqual(person);
  });

  it('is unsure of a larger living thing that is not confirmed: a coat passes for a person', () => {
    const coat = { x: 0.2, y: 0.1, w: 0.6, h: 0.9 };
    const face = { x: 0.4, y: 0.15, w: 0.1, h: 0.1 };
    const seen = { objects: [object('person', coat, 0.6)] };
    expect(decideSubject(evidence(seen))).toMatchObject({ outcome: 'unsure', why: 'living_doubtful' });
    expect(decideSubject(evidence({ ...seen, outline: null })).outcome).toBe('unsure');
    expect(decideSubject(evidence({ ...seen, faces: [face] }))).toMatchObject({ outcome: 'thing', box: coat });
    const cat = { objects: [object('cat', coat, 0.5)] };
    expect(decideSubject(evidence({ ...cat, animal: 0.75 }))).toMatchObject({ outcome: 'thing', box: coat });
    expect(decideSubject(evidence(cat)).outcome).toBe('unsure');
  });

  it('says place for a landscape, unless somebody stands in it', () => {
    expect(decideSubject(evidence({ landscape: 0.9 })).outcome).toBe('place');
    expect(decideSubject(evidence({ landscape: 0.9, objects: [object('person')] })).outcome).toBe('thing');
  });

  it('says none where nothing is outlined, and unsure where something was seen all the same', () => {
    expect(decideSubject(evidence({ outline: null }))).toMatchObject({ outcome: 'none', why: 'nothing_outlined' });
    expect(decideSubject(evidence({ outline: null, objects: [object('vase')] })).outcome).toBe('unsure');
    expect(decideSubject(evidence({ outline: null, faces: [THING] })).outcome).toBe('unsure');
  });

  it('says none of printed words, unsure of collages and of what fills the frame from edge to edge', () => {
    expect(decideSubject(evidence({ photographed: 0, printed: 0.8 })).outcome).toBe('none');
    expect(decideSubject(evidence({ outline: outline({ pieces: 4 }) })).why).toBe('many_pieces');
    expect(decideSubject(evidence({ outline: outline({ edgeToEdge: true }) })).why).toBe('edge_to_edge');
    const part = { x: 0.3, y: 0.3, w: 0.4, h: 0.4 };
    expect(decideSubject(evidence({ part, outline: outline({ edgeToEdge: true }) })).outcome).toBe('thing');
  });

  it('is as sure as it is far from the mark, so that no pixel decides what counts', () => {
    const sure = (mean: number) => decideSubject(evidence({ outline: outline({ mean }) })).sure;
    expect(sure(0.97)).toBe(1);
    expect(sure(0.901)).toBeGreaterThan(0);
    expect(sure(0.901)).toBeLessThan(0.1);
  });
});

describe('nameSubject', () => {
  const seen = { faces: [], objects: [], animal: 0 };

  it('names a thing by the detector alone where it is sure of name and place', () => {
    expect(nameSubject(THING, { ...seen, objects: [object('motorcycle')] })).toBe('motorcycle');
    expect(nameSubject(THING, { ...seen, objects: [object('cell phone')] })).toBe('phone');
    expect(nameSubject(THING, { ...seen, objects: [object('motorcycle', THING, 0.5)] })).toBeNull();
    expect(nameSubject(THING, { ...seen, objects: [object('motorcycle', { x: 0, y: 0, w: 0.1, h: 0.1 })] })).toBeNull();
  });

  it('never tells a name outside its list', () => {
    for (const name of ['toilet', 'orange', 'frisbee', 'teddy bear'])
      expect(nameSubject(THING, { ...seen, objects: [object(name, THING, 0.9)] })).toBeNull();
  });

  it('tells people by faces or bodies, and animals by what classifier and detector say together', () => {
    const face = { x: 0.4, y: 0.4, w: 0.1, h: 0.1 };
    expect(nameSubject(THING, { ...seen, faces: [face] })).toBe('person');
    expect(nameSubject(THING, { ...seen, faces: [face, { ...face, x: 0.55 }] })).toBe('people');
    expect(nameSubject(THING, { ...seen, objects: [object('person')] })).toBe('person');
    expect(nameSubject(THING, { ...seen, animal: 0.9 })).toBe('animal');
    expect(nameSubject(THING, { ...seen, animal: 0.9, objects: [object('cat')] })).toBe('cat');
    expect(nameSubject(THING, { ...seen, animal: 0.95, objects: [object('dog')], faces: [face] })).toBe('dog');
  });
});

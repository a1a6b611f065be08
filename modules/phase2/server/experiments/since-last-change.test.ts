import { describe, expect, it } from 'vitest';
import { sinceLastChange } from './experiment-service.ts';

const person = (variant: string, share: number) => ({
  owner: 'o',
  variant,
  share,
  exposedAt: new Date(0),
  before: {} as never,
  after: {} as never,
});

describe('people of one rollout', () => {
  it('are all of them while the shares stay as they are', () => {
    const people = [person('on', 0.1), person('off', 0.9), person('off', 0.9), person('on', 0.1)];
    expect(sinceLastChange(people)).toEqual(people);
  });

  it('begin anew with each change of the shares, whichever variant shows it first', () => {
    const people = [person('on', 0.1), person('off', 0.9), person('off', 0.5), person('on', 0.5), person('on', 0.8)];
    expect(sinceLastChange(people.slice(0, 4))).toEqual(people.slice(2, 4));
    expect(sinceLastChange(people)).toEqual(people.slice(4));
  });
});

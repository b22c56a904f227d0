import {expect, it} from 'vitest';
import {communityNumbers, trustedBy} from '../community';
import {experts} from '../experts';
import {investors} from '../investors';
import {plans} from '../pricing';
import {showcase} from '../showcase';
import {milestones, team} from '../team';
import {paidTemplates, templates} from '../templates';

// Each list is validated where it is made.
it.each(
  Object.entries({
    communityNumbers,
    experts,
    investors,
    milestones,
    paidTemplates,
    plans,
    showcase,
    team,
    templates,
    trustedBy,
  }),
)('%s is not empty, and its addresses are https', (_, list) => {
  expect(list).not.toEqual([]);
  expect(JSON.stringify(list)).not.toMatch(/"(?:http|javascript|data):/i);
});

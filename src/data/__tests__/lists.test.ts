import {describe, expect, it} from 'vitest';
import {communityNumbers, trustedBy} from '../community';
import {experts} from '../experts';
import {investors} from '../investors';
import {plans, unitPrices} from '../pricing';
import {showcase} from '../showcase';
import {milestones, team} from '../team';
import {paidTemplates, templates} from '../templates';

// Each list is validated where it is made.
describe.each([
  ['communityNumbers', communityNumbers, 5],
  ['experts', experts, 18],
  ['investors', investors, 13],
  ['milestones', milestones, 9],
  ['paidTemplates', paidTemplates, 3],
  ['plans', plans, 3],
  ['showcase', showcase, 18],
  ['team', team, 2],
  ['templates', templates, 20],
  ['trustedBy', trustedBy, 5],
  ['unitPrices', unitPrices, 3],
])('%s', (_, list, length) => {
  it('is complete, and its addresses are https', () => {
    expect(list).toHaveLength(length);
    expect(JSON.stringify(list)).not.toMatch(/"(?:http|javascript|data):/i);
  });
});

import {parseList} from './parseList';
import {milestoneSchema, teamMemberSchema} from './schema';

/** The founders, as shown on the about page. */
export const team = parseList('team', teamMemberSchema, [
  {
    name: 'Jonny Burger',
    role: 'Founder, Chief Hacker',
    bio: 'Jonny started Remotion as a side project and published it in February 2021. The work combines engineering, art and business.',
    links: {
      x: 'https://x.com/JNYBGR',
      github: 'https://github.com/JonnyBurger',
      linkedin: 'https://ch.linkedin.com/in/jonny-burger-4115109b',
    },
  },
  {
    name: 'Mehmet Ademi',
    role: 'Co-founder, Business Manager',
    bio: 'Mehmet came from traditional business and joined in the summer of 2021, to look after the business side of the company.',
    links: {
      x: 'https://x.com/mehmetademi',
      github: 'https://github.com/MehmetAdemi',
      linkedin: 'https://www.linkedin.com/in/mehmetademi',
    },
  },
]);

/** The history of the company, oldest first. */
export const milestones = parseList('team.milestones', milestoneSchema, [
  {date: 'February 8, 2021', text: 'Remotion is introduced to the public.'},
  {date: 'April 2021', text: 'Version 2.0 adds audio.'},
  {date: 'January 2022', text: 'Version 2.6 makes the Player stable.'},
  {
    date: 'April 2022',
    text: 'Version 3.0 adds Lambda, which renders on AWS.',
  },
  {
    date: 'Summer 2022',
    text: 'React Summit gives Remotion the award for the most exciting use of technology.',
  },
  {
    date: 'November 2022',
    text: 'Users and customers invest 180,000 Swiss francs in a seed round.',
  },
  {
    date: 'July 2023',
    text: 'Version 4.0 turns the preview into the Studio, with editable props and a render button.',
  },
  {
    date: '2024',
    text: 'Remotion is a guest on the Swiss edition of a startup TV show.',
  },
  {
    date: 'May 2025',
    text: 'Media Parser is published, a multimedia library in JavaScript.',
  },
]);

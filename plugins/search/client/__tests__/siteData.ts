import type {SiteData} from '../siteData';

/** What a small site has its client show. */
export const site: SiteData = {
  filters: [
    {value: 'guides', label: 'Guides', sections: ['guides']},
    {value: 'api', label: 'API', sections: ['api']},
    {value: 'blog', label: 'Blog', sections: ['blog', 'stories']},
  ],
  starts: [],
  tasks: [],
  postSections: ['blog', 'stories'],
};

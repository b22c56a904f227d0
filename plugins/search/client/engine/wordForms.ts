/** Forms of everyday words that no rule takes to their stem, each after its word. */
const groups =
  'begin began begun,big bigger biggest,break broke broken,bring brought,build built,buy bought,child children,choose chose chosen,draw drawn,fast faster fastest,find found,forget forgot forgotten,freeze froze frozen,grow grew grown,hide hidden,high higher highest,hold held,keep kept,large larger largest,long longer longest,lose lost,loud louder,low lower lowest,person people,quick quicker,quiet quieter,run ran,say said,see seen,send sent,short shorter shortest,show shown,slow slower slowest,small smaller smallest,smooth smoother,speak spoke spoken,stick stuck,tell told,throw threw thrown,write wrote written';

/** The word of each form. */
export const wordForms: ReadonlyMap<string, string> = new Map(
  groups.split(',').flatMap((group) => {
    const [word = '', ...forms] = group.split(' ');
    return forms.map((form) => [form, word] as const);
  }),
);

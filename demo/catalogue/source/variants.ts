/** Austrian words for what the Germans call differently; Swiss spelling is a rule, not a word (see localize.ts). */
export const austrianKindNames: Readonly<Record<string, string>> = {
  'sack-truck': 'Sackrodel',
  'meat-mincer': 'Faschiermaschine',
};

export const austrianCategoryNames: Readonly<Record<string, string>> = {
  'trolleys-trucks': 'Transportwagen und Sackrodeln',
  'slicers-mincers': 'Aufschnittmaschinen und Faschiermaschinen',
};

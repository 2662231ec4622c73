/** Functions that are longer than a screen, and why each stays as it is; function-length.test.ts lets the list only shrink. */
export const longFunctions: Readonly<Record<string, string>> = {
  'src/search/rules/query-log.ts createQueryLog':
    'counts that wait and the one write under way, handed back when it fails: four short functions that share them',
  'src/server/events.ts createPostgresEvents':
    'one connection that three short functions make, listen on, and make anew for the same subscribers',
  'src/server/job-liveness.ts createJobLiveness':
    'one lock and the connection that holds it, which short functions take, lose and take again',
};

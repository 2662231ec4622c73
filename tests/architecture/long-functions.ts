/** Functions that are longer than a screen; tests/architecture/function-length.test.ts lets both lists only shrink. */
export const longFunctions = {
  /** Why each stays as it is. */
  justified: {
    'src/api/openapi-cms.ts buildCmsPaths': 'a description: one literal',
    'src/api/read-content.ts createContentReader':
      'one state and the short functions around it, which nobody else may touch',
    'src/integrations/card/card-embedded.ts createEmbeddedCardProvider': 'an object of short calls',
    'src/integrations/card/card-sandbox-page.ts createCardSandboxPage':
      'one state and the short functions around it, which nobody else may touch',
    'src/integrations/media/media-s3.ts createS3Blobs': 'an object of short calls',
    'src/search/embedded/snapshot-store.ts createSnapshotStore':
      'one state and the short functions around it, which nobody else may touch',
    'src/search/rules/query-log.ts createQueryLog':
      'one state and the short functions around it, which nobody else may touch',
    'src/server/events.ts createPostgresEvents':
      'one state and the short functions around it, which nobody else may touch',
    'src/server/job-liveness.ts createJobLiveness':
      'one state and the short functions around it, which nobody else may touch',
  },
  /** Still to be split. */
  toSplit: [],
} as const satisfies {
  readonly justified: Readonly<Record<string, string>>;
  readonly toSplit: readonly string[];
};

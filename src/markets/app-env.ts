/** Where the shop runs (`APP_ENV`, rule M-21); only production narrows the feature set. */
export const appEnvs = ['production', 'stage', 'test', 'development'] as const;

export type AppEnv = (typeof appEnvs)[number];

/** Rule M-21: the full feature set with embedded services. */
export const DEFAULT_APP_ENV: AppEnv = 'stage';

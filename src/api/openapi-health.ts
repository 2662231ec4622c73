function buildStatusOperation(
  operationId: string,
  summary: string,
  statuses: Readonly<Record<string, string>>,
): unknown {
  return {
    get: {
      operationId,
      summary,
      security: [],
      responses: Object.fromEntries(
        Object.entries(statuses).map(([code, status]) => [
          code,
          {
            description: `The shop is ${status}.`,
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  required: ['status'],
                  properties: { status: { type: 'string', const: status } },
                },
                example: { status },
              },
            },
          },
        ]),
      ),
    },
  };
}

/** What a watcher of the shop asks; without an envelope, for machines that read the status alone. */
export const healthPaths = {
  '/api/health': buildStatusOperation('health', 'Whether the process answers.', { '200': 'live' }),
  '/api/ready': buildStatusOperation('ready', 'Whether the shop can serve: its database answers.', {
    '200': 'ready',
    '503': 'not ready',
  }),
} as const;

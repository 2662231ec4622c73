import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { sharedPath } from '../shared-data.ts';
import { readYaml, type YamlValue } from './read-yaml.ts';

/** Where the contract lies: the core part of the API of OpenSearch, as its project publishes it. */
export const CONTRACT = 'data/contracts/opensearch-_core.yaml.gz';

/** One call of the contract. */
interface Operation {
  readonly method: string;
  readonly path: RegExp;
  readonly parameters: ReadonlySet<string>;
  /** Fields of its JSON body; absent where the body is of another kind, or the contract says nothing of it. */
  readonly fields: ReadonlySet<string> | undefined;
  readonly takesBody: boolean;
}

export interface Contract {
  /** What is wrong with a request, in a line; `undefined` when it keeps the contract. `unknown`: no such call in it. */
  check(request: {
    readonly method: string;
    readonly path: string;
    readonly parameters: readonly string[];
    readonly body: unknown;
  }): 'unknown' | string | undefined;
}

type Node = { readonly [key: string]: YamlValue };

/** Reads the calls, their parameters and the fields of their bodies from the contract's own file. */
export function readContract(): Contract {
  const document = readYaml(gunzipSync(readFileSync(sharedPath(CONTRACT))).toString('utf8')) as Node;
  const resolve = (node: YamlValue | undefined): Node => {
    const reference = (node as Node | undefined)?.$ref;
    if (typeof reference !== 'string') return (node ?? {}) as Node;
    if (!reference.startsWith('#/')) return {};
    let at: YamlValue | undefined = document;
    for (const part of reference.slice(2).split('/')) at = (at as Node)[part];
    if (at === undefined) throw new Error(`the contract has no ${reference}`);
    return at as Node;
  };
  const operations = Object.entries(document.paths as Node).flatMap(([path, calls]) =>
    Object.entries(calls as Node).map(([method, call]): Operation => {
      const { parameters = [], requestBody } = call as Node;
      const content = resolve(requestBody).content as Node | undefined;
      const schema = resolve((content?.['application/json'] as Node | undefined)?.schema);
      return {
        method: method.toUpperCase(),
        path: new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`),
        parameters: new Set(
          (parameters as readonly YamlValue[])
            .map(resolve)
            .filter((parameter) => parameter.in === 'query')
            .map((parameter) => String(parameter.name)),
        ),
        fields: schema.properties === undefined ? undefined : new Set(Object.keys(schema.properties as Node)),
        takesBody: content !== undefined,
      };
    }),
  );
  return {
    check({ method, path, parameters, body }) {
      const atPath = operations.filter((operation) => operation.path.test(path));
      // The more of a path is written out, the more it means: `/_search` is no index.
      const operation = atPath.find((candidate) => candidate.method === method);
      if (operation === undefined) {
        return atPath.length === 0 || /^\/[^_][^/]*$/.test(path) ? 'unknown' : `${method} is not for ${path}`;
      }
      const unknown = parameters.filter((name) => !operation.parameters.has(name));
      if (unknown.length > 0) return `${method} ${path} has no parameter ${unknown.join(', ')}`;
      if (body !== undefined && !operation.takesBody) return `${method} ${path} takes no body`;
      if (operation.fields === undefined || typeof body !== 'object' || body === null) return undefined;
      const strange = Object.keys(body).filter((name) => !operation.fields?.has(name));
      return strange.length === 0
        ? undefined
        : `the body of ${method} ${path} has no field ${strange.join(', ')}`;
    },
  };
}

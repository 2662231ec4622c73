import { z } from 'zod';
import { commerceCalls } from '../../src/api/contract.ts';

type Schema = Readonly<Record<string, unknown>>;

/** What is named like an id, or made like one. */
const ID_NAME = /^(?:id|ids|orderNumber|tokenValue)$|Ids?$/;

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null;
}

function partsOf(value: unknown): Schema[] {
  return Array.isArray(value) ? value.filter(isSchema) : [];
}

/** The actions that a part of a union is for, as a step of the path; one empty step for what is no action. */
function actionsOf({ properties }: Schema): readonly string[] {
  const { action } = (isSchema(properties) ? properties : {}) as { readonly action?: Schema };
  if (typeof action?.const === 'string') return [`.${action.const}`];
  return Array.isArray(action?.enum) ? action.enum.map((name) => `.${name}`) : [''];
}

function findIds(schema: Schema, path: string): string[] {
  const { properties, items, oneOf, anyOf } = schema;
  const own = Object.entries(isSchema(properties) ? properties : {}).flatMap(([name, part]) => {
    const at = path === '' ? name : `${path}.${name}`;
    if (!isSchema(part)) return [];
    return part.format === 'uuid' || ID_NAME.test(name) ? [at] : findIds(part, at);
  });
  const ofItems = isSchema(items) ? findIds(items, path) : [];
  const ofUnions = [...partsOf(oneOf), ...partsOf(anyOf)].flatMap((part) =>
    actionsOf(part).flatMap((action) => findIds(part, `${path}${action}`)),
  );
  return [...own, ...ofItems, ...ofUnions];
}

/** Every field of the contract's inputs that takes an id, as `call path`; actions are steps of the path. */
export function findContractIds(): string[] {
  return Object.entries(commerceCalls).flatMap(([name, { input }]) =>
    findIds(z.toJSONSchema(input, { io: 'input' }), '').map((path) => `${name} ${path}`),
  );
}

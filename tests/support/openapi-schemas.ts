import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';

/** What the formats of the document mean; ajv itself knows none. Addresses and e-mails are only told from other text. */
const formats: Readonly<Record<string, RegExp>> = {
  uuid: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/,
  date: /^\d{4}-\d\d-\d\d$/,
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/,
  uri: /^[a-z][a-z\d+.-]*:\S+$/,
};

/** Words of OpenAPI that its schemas have beside those of JSON Schema 2020-12. */
const openApiWords = ['xml', 'example'];

/** Checks values against the schemas of an OpenAPI document; a schema that JSON Schema does not know fails. */
export interface DocumentSchemas {
  /** What is wrong with the value, in the words of ajv; nothing when it fits the schema. */
  findErrors(schema: unknown, value: unknown): readonly Pick<ErrorObject, 'instancePath' | 'message'>[];
}

export function createDocumentSchemas(document: unknown): DocumentSchemas {
  const { components } = document as { readonly components: { readonly schemas: Record<string, object> } };
  const ajv = new Ajv2020({
    strict: true,
    strictTypes: false,
    strictRequired: false,
    allErrors: true,
    formats,
  });
  ajv.addVocabulary(openApiWords);
  // The component schemas alone, so that what is no schema of the document need not look like one.
  const home = 'https://gantry.test/openapi.json';
  const inHome = (schema: unknown): object =>
    JSON.parse(JSON.stringify(schema).replaceAll('#/components/schemas/', `${home}#/$defs/`));
  ajv.addSchema({ $id: home, $defs: inHome(components.schemas) });
  const compiled = new Map<string, ReturnType<typeof ajv.compile>>();
  return {
    findErrors(schema, value) {
      const text = JSON.stringify(schema);
      let validate = compiled.get(text);
      if (validate === undefined) {
        validate = ajv.compile(inHome(schema));
        compiled.set(text, validate);
      }
      return validate(value) ? [] : (validate.errors ?? []);
    },
  };
}

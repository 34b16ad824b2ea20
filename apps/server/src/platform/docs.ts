import { JsonValue } from '@balcao/contract/form-fields';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { documentOf, publishedFaces, type WholeDocument } from './docs-faces.ts';
import { nameSchemas } from './docs-names.ts';
import { withRefusals } from './docs-refusals.ts';
import { serveGuide } from './guide.ts';
import { openDescription, webhooksOfDocs, withOpenDocs } from './open-docs.ts';
import { type OpenDocument, postmanCollection } from './open-postman.ts';

const bearer = { type: 'http', scheme: 'bearer' } as const;

/**
 * The named schemas and their conversion. `undefined` in a union becomes null, since an empty union is not valid. Any JSON is written as the
 * schema that takes everything: one that contains itself says no more, and compilers refuse the types that generators make of it.
 */
const schemaWriting = () => {
  const schemaRegistry = z.registry<{ id: string }>();
  const override: z.core.ToJSONSchemaParams['override'] = ({ zodSchema, jsonSchema }) => {
    if (zodSchema._zod.def.type === 'undefined') jsonSchema.type = 'null';
    if (zodSchema === JsonValue) delete jsonSchema.anyOf;
  };
  const options = { schemaRegistry, zodToJsonConfig: { override } };
  let naming: Promise<void> | undefined;
  return {
    names: schemaRegistry,
    transform: createJsonSchemaTransform(options),
    transformObject: createJsonSchemaTransformObject(options),
    /** Reads the files of the contract, once, when the first document is asked for. */
    ready: async () => {
      naming ??= nameSchemas(schemaRegistry);
      await naming;
    },
  };
};

const postmanOf = (app: FastifyInstance) =>
  postmanCollection(documentOf(app.swagger() as WholeDocument, 'open') as OpenDocument);

/**
 * OpenAPI 3.1 from the endpoints themselves, a document for each face. The page at /docs and /docs/json are about the open API,
 * the others stand at /docs/<face>/json. Registered before the routes.
 */
export const documentApi = async (app: FastifyInstance, publicBaseUrl: string): Promise<void> => {
  const writing = schemaWriting();
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Balcão', version: '3.0', description: openDescription },
      servers: [{ url: publicBaseUrl }],
      // First what merchants' servers call; the rest follows as it is registered.
      tags: ['order', 'refund', 'preauth', 'bill'].map((noun) => ({ name: `open: ${noun}`, description: 'Signed' })),
      components: {
        securitySchemes: {
          admin: bearer,
          ai: bearer,
          app: bearer,
          applet: bearer,
          uploadKey: bearer,
          console: bearer,
          tool: bearer,
          open: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'Balcao-SHA256 signature' },
        },
      },
    },
    transform: ({ route, ...given }) => {
      const { schema, url } = writing.transform({ route, ...given } as never);
      const endpoint = route.config?.endpoint;
      if (!endpoint || !schema) return { schema, url };
      const described = withRefusals({ ...schema }, endpoint);
      return { schema: endpoint.face === 'open' ? withOpenDocs(described, endpoint) : described, url };
    },
    transformObject: (document) => ({
      ...(writing.transformObject(document as never) as object),
      webhooks: webhooksOfDocs(writing.names) as never,
    }),
  });
  serveGuide(app);
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    theme: {
      title: 'Balcão: API',
      css: [{ filename: 'balcao.css', content: '.swagger-ui .topbar { display: none }' }],
    },
    uiHooks: { onRequest: writing.ready },
    transformSpecification: (document) => documentOf(document as WholeDocument, 'open') as never,
    uiConfig: { docExpansion: 'list', tryItOutEnabled: false },
    // The page brings its own header otherwise, which lets styles in from anywhere.
    staticCSP: "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'",
  });
  for (const face of publishedFaces)
    app.get(`/docs/${face}/json`, { schema: { hide: true } as never, onRequest: writing.ready }, () =>
      documentOf(app.swagger() as WholeDocument, face),
    );
  app.get('/docs/open/postman', { schema: { hide: true } as never, onRequest: writing.ready }, (_request, reply) =>
    reply.header('content-disposition', 'attachment; filename="balcao.postman_collection.json"').send(postmanOf(app)),
  );
};

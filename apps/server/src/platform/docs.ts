import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { serveGuide } from './guide.ts';
import { openDescription, webhooksOfDocs, withOpenDocs } from './open-docs.ts';

const bearer = { type: 'http', scheme: 'bearer' } as const;

/** OpenAPI 3.1 from the endpoints themselves: the page at /docs, the document at /docs/json. Registered before the routes. */
export const documentApi = async (app: FastifyInstance, publicBaseUrl: string): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Balcão',
        version: '3.0',
        description: openDescription,
      },
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
      const { schema, url } = jsonSchemaTransform({ route, ...given } as never);
      const endpoint = route.config?.endpoint;
      return { schema: endpoint?.access === 'merchant' ? withOpenDocs({ ...schema }, endpoint) : schema, url };
    },
    transformObject: (document) => ({
      ...(jsonSchemaTransformObject(document as never) as object),
      webhooks: webhooksOfDocs() as never,
    }),
  });
  serveGuide(app);
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    theme: {
      title: 'Balcão: API',
      css: [{ filename: 'balcao.css', content: '.swagger-ui .topbar { display: none }' }],
    },
    uiConfig: { docExpansion: 'list', tryItOutEnabled: false },
    // The page brings its own header otherwise, which lets styles in from anywhere.
    staticCSP: "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'",
  });
};

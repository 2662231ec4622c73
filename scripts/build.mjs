// npm run build: installs what is missing and builds what changed; what start and test do before they begin.
import './check-node.mjs';

const { script } = await import('./script.mjs');

await script({ needs: 'packages and build' }, async () => undefined);

/*
 * The style sheet is built with the server (scripts/server-assets.ts), which knows the styles of what it renders; what only comes
 * to be in the browser, such as the loading bar, is named here with all others.
 */
import.meta.glob('../**/*.module.css', { eager: true });

// Loaded before the application by --import: the tiny room is the only one.
import { registerHooks } from 'node:module';

registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier === '#application/capabilities.ts' ? '#application/testing/tiny-room/rooms.ts' : specifier, context),
});

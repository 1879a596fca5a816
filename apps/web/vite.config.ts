import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = `http://localhost:${process.env.PORT ?? '2567'}`;

export default defineConfig({
  plugins: [react()],
  build: { target: 'es2022' },
  server: {
    // Everything that is not a page or a module of the client belongs to the game server.
    proxy: {
      '/healthz': server,
      '/api': server,
      '/matchmake': { target: server, ws: true },
      // The socket of a room: ws://host/<process>/<room>
      '^/[\\w-]{9,}/[\\w-]{9,}(\\?|$)': { target: server, ws: true },
    },
  },
});

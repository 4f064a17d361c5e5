import { picturesAddress, picturesFolder } from '@burger/shared/build';
import { baseConfig } from './build/base.mjs';

const font = '@fontsource-variable/baloo-2';

/** Builds the gallery of UI components for development: `npm run gallery`. */
export default {
  ...baseConfig({
    folder: import.meta.dirname,
    namespace: 'shared',
    mode: 'development',
    target: 'web',
  }),
  entry: './src/gallery/main.tsx',
  devServer: {
    host: '127.0.0.1',
    port: Number(process.env.PORT ?? 3000) + 99,
    hot: false,
    static: [
      { directory: `${import.meta.dirname}/gallery` },
      { directory: `${import.meta.dirname}/../node_modules/${font}/files`, publicPath: '/fonts' },
      { directory: picturesFolder, publicPath: picturesAddress() },
    ],
  },
};

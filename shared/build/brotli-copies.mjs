import CompressionPlugin from 'compression-webpack-plugin';

/** Puts a copy in brotli beside every script that is built. */
export const brotliCopies = () =>
  new CompressionPlugin({
    algorithm: 'brotliCompress',
    filename: '[path][base].br',
    test: /\.js$/,
    threshold: 0,
    minRatio: 1,
  });

import webpack from 'webpack';

/** Adds a JSON file to what is built; `content` is asked for once all chunks are known. */
export class EmitJson {
  constructor(file, content) {
    this.file = file;
    this.content = content;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('EmitJson', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'EmitJson', stage }, () => {
        const text = JSON.stringify(this.content(compilation));
        compilation.emitAsset(this.file, new webpack.sources.RawSource(text));
      });
    });
  }
}

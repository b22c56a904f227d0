// Takes the place of the module that loads Prism. The bundler names a module that
// is left out by its absolute path, so a build in another folder would differ.
export {};

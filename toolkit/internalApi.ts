/**
 * What the toolkit packages export without meaning it for their users. It is
 * left out of the API model and so needs no page. One list, reviewed by hand:
 * each entry has its reason, and an entry that matches nothing is an error.
 */

const UNDERSCORE = 'A leading underscore marks what may change in any release.';

/** Names that are internal in every package. */
export const INTERNAL_NAMES: readonly {
  readonly pattern: RegExp;
  readonly reason: string;
}[] = [
  {
    pattern: /Internals$/,
    reason: 'Named so for what the packages share among themselves.',
  },
  {pattern: /^_/, reason: UNDERSCORE},
  {
    pattern: /^BrowserSafeApis$/,
    reason: 'Shared by the renderer, the command line and the Studio.',
  },
];

/** Members, props and parameters that are internal. */
export const INTERNAL_MEMBERS: readonly {
  /** The export that they belong to; all exports where it is absent. */
  readonly owner?: string;
  /** Matches the name. */
  readonly name?: RegExp;
  /** Matches the deprecation note. */
  readonly deprecated?: RegExp;
  readonly reason: string;
}[] = [
  {name: /^_/, reason: UNDERSCORE},
  {
    deprecated: /\binternal\b.*\buse\b/i,
    reason: 'The declaration says that it is for internal use.',
  },
  ...['Audio', 'Video'].map((name) => ({
    owner: `@remotion/media#${name}`,
    name: /^stack$/,
    reason: 'Where the Studio finds the element in the code.',
  })),
  {
    owner: 'remotion#random',
    name: /^dummy$/,
    reason: 'Only there to throw when a second argument is passed.',
  },
  {
    owner: '@remotion/player#PlayerRef',
    name: /^(?:listeners|dispatch\w+)$/,
    reason: 'Parts of the emitter that the Player itself calls.',
  },
  {
    owner: '@remotion/player#ThumbnailRef',
    name: /^(?:listeners|dispatch\w+)$/,
    reason: 'Parts of the emitter that the Thumbnail itself calls.',
  },
  {
    owner: '@remotion/renderer#HeadlessBrowser',
    name: /^(?:addListener|browserContexts|connection|constructor|create|disconnect|emit|emitter|eventListenersCount|eventsMap|id|listenerCount|newPage|off|on|once|pages|removeAllListeners|runner|target|targets|waitForTarget)$/,
    reason:
      'A browser is handed from openBrowser() to other functions and closed; the rest drives it from inside.',
  },
  {
    owner: '@remotion/renderer#RemotionServer',
    name: /^(?:compositor|offthreadPort|sourceMap)$/,
    reason: 'Parts that rendering itself uses.',
  },
  {
    name: /^downloadMap$/,
    reason: 'How the steps of a render share what they have downloaded.',
  },
  {
    name: /^internalState$/,
    reason: 'Counters by which the web renderer measures itself.',
  },
];

/** Entry points that no one is meant to import. */
export const INTERNAL_ENTRY_POINTS: Readonly<Record<string, string>> = {
  '@remotion/google-fonts/index': 'The same as @remotion/google-fonts.',
  '@remotion/media-parser/worker-server-entry':
    'Loaded by the worker on the server; exports nothing.',
  '@remotion/media-parser/worker-web-entry':
    'Loaded by the web worker; exports nothing.',
  '@remotion/renderer/error-handling':
    'Error messages of the cloud packages are made with it.',
  '@remotion/renderer/pure':
    'Shared with packages that run without the binaries.',
  '@remotion/studio/internals': 'Holds StudioInternals only.',
  '@remotion/studio/previewEntry': 'What the Studio loads in the browser.',
  '@remotion/studio/renderEntry': 'What a bundle loads in the browser.',
  '@remotion/whisper-web/main': 'The compiled WebAssembly module.',
};

/** Packages without pages: those that come with others, and one for templates. */
export const INTERNAL_PACKAGES: Readonly<Record<string, string>> = {
  '@remotion/eslint-config-flat':
    'The configuration of templates; the page of the plugin has its rules.',
  '@remotion/lambda-client':
    'Everything meant for users is exported by @remotion/lambda/client.',
  '@remotion/serverless': 'What the cloud packages have in common.',
  '@remotion/serverless-client':
    'What the cloud packages have in common, without the renderer.',
  '@remotion/streaming': 'How a cloud function reports progress.',
  '@remotion/studio-server': 'The server behind the Studio.',
  '@remotion/studio-shared': 'Shared by the Studio and its server.',
  '@remotion/timeline-utils':
    'What the timelines of the Studio are drawn with.',
};

/** Single exports, as `package#name`. */
export const INTERNAL_EXPORTS: Readonly<Record<string, string>> = {
  '@remotion/bundler#webpack': 'The copy of webpack that the bundler uses.',
  '@remotion/cli#cli': 'What the command `remotion` runs.',
  '@remotion/cloudrun#getSitesKey': 'Where a bucket holds its sites.',
  '@remotion/cloudrun#inputPropsKey': 'Where a bucket holds input props.',
  '@remotion/media#AudioForPreview': 'The part of Audio that the preview uses.',
  '@remotion/media#getTargetSampleRate':
    'What the bundle sets for a render; no other package imports it.',
  '@remotion/media#experimental_Audio': 'An old name of Audio.',
  '@remotion/media#experimental_Video': 'An old name of Video.',
  '@remotion/media-parser#MediaParserInternalTypes':
    'Types of the internals of the parser.',
  '@remotion/renderer#AnyRemotionOption':
    'A helper type of the shared option list.',
  '@remotion/renderer#AvailableOptions':
    'A helper type of the shared option list.',
  '@remotion/renderer#InternalRenderMediaOptions':
    'What renderMedia() hands to its implementation.',
  '@remotion/renderer#RemotionOption':
    'A helper type of the shared option list.',
  '@remotion/renderer#ToOptions': 'A helper type of the shared option list.',
  '@remotion/renderer#TypeOfOption': 'A helper type of the shared option list.',
  'create-video#Template': 'An entry of the list of templates.',
  'create-video#default': 'Throws: the package is a command, not a module.',
  'remotion#ArtifactAsset': 'How a frame reports its artifacts.',
  'remotion#AudioOrVideoAsset': 'How a frame reports its media.',
  'remotion#BundleCompositionState': 'What a bundle shows at the moment.',
  'remotion#BundleEvaluationState': 'What a bundle shows at the moment.',
  'remotion#BundleIndexState': 'What a bundle shows at the moment.',
  'remotion#BundleState': 'What a bundle shows at the moment.',
  'remotion#CompositionManagerContext': 'A context of the Studio.',
  'remotion#Config':
    'Throws: the configuration comes from @remotion/cli/config.',
  'remotion#CurrentScaleContextType': 'A context of the Studio.',
  'remotion#FolderContext': 'A context of the Studio.',
  'remotion#InlineAudioAsset': 'How a frame reports its audio.',
  'remotion#LoggingContextValue': 'A context of the Studio and the Player.',
  'remotion#MediaVolumeContextValue': 'A context of the Studio and the Player.',
  'remotion#PreviewSize': 'The zoom of the preview in the Studio.',
  'remotion#PreviewSizeCtx': 'The zoom of the preview in the Studio.',
  'remotion#SerializedJSONWithCustomFields':
    'How props travel between processes.',
  'remotion#SetMediaVolumeContextValue':
    'A context of the Studio and the Player.',
  'remotion#SetTimelineContextValue': 'A context of the Studio and the Player.',
  'remotion#TimelineContextValue': 'A context of the Studio and the Player.',
  'remotion#Translation': 'The position of the preview in the Studio.',
  '@remotion/media-parser#AllOptions': 'A type of the internals of the parser.',
  '@remotion/media-parser#Ebml': 'A type of the internals of the parser.',
  '@remotion/media-parser#FloatWithSize':
    'A type of the internals of the parser.',
  '@remotion/media-parser#MatroskaElement':
    'A type of the internals of the parser.',
  '@remotion/media-parser#PossibleEbml':
    'A type of the internals of the parser.',
  '@remotion/media-parser#SamplePosition':
    'A type of the internals of the parser.',
  '@remotion/media-parser#SeekingHints':
    'A type of the internals of the parser.',
  '@remotion/media-parser#UintWithSize':
    'A type of the internals of the parser.',
  '@remotion/media-parser#ParseMediaCallbacksMandatory':
    'A part of the options of parseMedia().',
  '@remotion/media-parser#ParseMediaMandatoryOptions':
    'A part of the options of parseMedia().',
  '@remotion/media-parser#SerializeableOptionalParseMediaParams':
    'A part of the options of parseMedia().',
  '@remotion/media-parser#M3uPlaylistContext':
    'A part of the options of parseMedia().',
  '@remotion/media-parser#CreateContent':
    'How the writers of the package are built.',
  '@remotion/media-parser#Writer': 'How the writers of the package are built.',
  '@remotion/media-parser#WriterInterface':
    'How the writers of the package are built.',
  '@remotion/bundler#WatchIgnoreNextChangePlugin':
    'Keeps the Studio from reloading after its own edits.',
  '@remotion/web-renderer#HtmlInCanvasLayerOutcome':
    'How a layer was drawn; no export hands it out.',
  'remotion#CanUpdateSequencePropStatus':
    'How the Studio edits props in the code.',
  'remotion#CanUpdateSequencePropsResponse':
    'How the Studio edits props in the code.',
  'remotion#CanUpdateSequencePropsResponseFalse':
    'How the Studio edits props in the code.',
  'remotion#CanUpdateSequencePropsResponseTrue':
    'How the Studio edits props in the code.',
  'remotion#CodeValues': 'How the Studio edits props in the code.',
  'remotion#DragOverrides': 'How the Studio edits props in the code.',
  'remotion#GetCodeValues': 'How the Studio edits props in the code.',
  'remotion#GetDragOverrides': 'How the Studio edits props in the code.',
  'remotion#OverrideIdToNodePaths': 'How the Studio edits props in the code.',
  'remotion#OverrideIdsToNodePathsGettersContext':
    'How the Studio edits props in the code.',
  'remotion#OverrideIdsToNodePathsSettersContext':
    'How the Studio edits props in the code.',
  'remotion#OverrideToNodePathGetters':
    'How the Studio edits props in the code.',
  'remotion#OverrideToNodeSetters': 'How the Studio edits props in the code.',
  'remotion#ResolvedStackLocation': 'How the Studio edits props in the code.',
  'remotion#SequenceControls': 'How the Studio edits props in the code.',
  'remotion#SequenceFieldSchema': 'How the Studio edits props in the code.',
  'remotion#SequenceNodePath': 'How the Studio edits props in the code.',
  'remotion#SequenceSchema': 'How the Studio edits props in the code.',
  'remotion#VisibleFieldSchema': 'How the Studio edits props in the code.',
  'remotion#EffectChainState': 'How effects are run.',
  'remotion#EffectDefinitionAndStack': 'How effects are run.',
  'remotion#EffectDescriptor': 'Types a prop that may change in any release.',
  'remotion#EffectsProp': 'Types a prop that may change in any release.',
  'remotion#ScheduleAudioNodeOptions': 'How the preview plays audio.',
  'remotion#ScheduleAudioNodeResult': 'How the preview plays audio.',
  'remotion#NonceHistory': 'How the Studio orders what is in the timeline.',
  'remotion#PlaybackRateContextValue':
    'A context of the Studio and the Player.',
};

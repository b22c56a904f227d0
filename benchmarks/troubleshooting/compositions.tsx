/**
 * For the pages of troubleshooting, code with the fault beside code with the
 * fix of the page. Where no message tells them apart, the fixed one is white.
 */
import {loadFont} from '@remotion/fonts';
import {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import {
  AbsoluteFill,
  Composition,
  Html5Video,
  Img,
  OffthreadVideo,
  random,
  registerRoot,
  staticFile,
  useCurrentFrame,
  useDelayRender,
} from 'remotion';
import {FRAMES, type Case} from './case';

const White: React.FC = () => (
  <AbsoluteFill style={{backgroundColor: 'white'}} />
);

/** Holds the frame until a promise is settled, and shows whether it went well. */
const useResult = (
  start: (report: (error: unknown) => void) => Promise<unknown>,
): boolean => {
  const {delayRender, continueRender, cancelRender} = useDelayRender();
  const [handle] = useState(() => delayRender('Loading the program'));
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    void start(cancelRender).then(() => {
      setLoaded(true);
      continueRender(handle);
    });
  }, [cancelRender, continueRender, handle, start]);
  return isLoaded;
};

const fetchProgram = async (url: string): Promise<unknown> => {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url} responded with ${response.status}`);
  }
  return response.json();
};

const LogsFailure: React.FC<Case> = ({url}) => {
  const {delayRender, continueRender} = useDelayRender();
  const [handle] = useState(() => delayRender('Loading the program'));
  useEffect(() => {
    fetchProgram(`${url}missing.json`)
      .then(() => continueRender(handle))
      .catch((error: unknown) => console.error(error));
  }, [continueRender, handle, url]);
  return <White />;
};

const ReportsFailure: React.FC<Case> = ({url}) => {
  const [load] = useState(
    () => (report: (error: unknown) => void) =>
      fetchProgram(`${url}missing.json`).catch(report),
  );
  return useResult(load) && <White />;
};

const ReleasesHandle: React.FC<Case> = ({url}) => {
  const [load] = useState(() => () => fetchProgram(`${url}program.json`));
  return useResult(load) && <White />;
};

const MissingHtml5Video: React.FC = () => <Html5Video src="white.webm" />;
const PublicHtml5Video: React.FC = () => (
  <Html5Video src={staticFile('white.webm')} />
);
const MissingVideo: React.FC<Case> = ({url}) => (
  <OffthreadVideo src={`${url}missing.webm`} />
);
const PublicVideo: React.FC = () => (
  <OffthreadVideo src={staticFile('white.webm')} />
);
const VideoWithoutRanges: React.FC<Case> = ({url}) => (
  <Html5Video src={`${url}white.webm`} />
);
const StuckVideo: React.FC<Case> = ({url}) => (
  <OffthreadVideo src={`${url}stuck.webm`} />
);

type Scene = {readonly gray: number};

const useScene = (load: () => Promise<Scene>): boolean => {
  const [start] = useState(
    () => (report: (error: unknown) => void) => load().catch(report),
  );
  return useResult(start);
};

const PathInVariable: React.FC = () => {
  const path = `./scenes/opening`;
  return (
    useScene(
      () => import(/* webpackMode: "lazy" */ path) as Promise<Scene>,
    ) && <White />
  );
};

const FolderInImport: React.FC = () => {
  const name = 'opening';
  return (
    useScene(() => import(`./scenes/${name}`) as Promise<Scene>) && <White />
  );
};

const InnerComposition: React.FC = () => (
  <Composition
    id="inner"
    component={White}
    width={64}
    height={64}
    fps={30}
    durationInFrames={FRAMES}
  />
);

const RelativeFile: React.FC = () => <Img src={staticFile('./white.png')} />;
const AbsoluteFile: React.FC = () => (
  <Img src={staticFile('/home/mara/show/public/white.png')} />
);
const PrefixedFile: React.FC = () => (
  <Img src={staticFile('public/white.png')} />
);
const PublicFile: React.FC = () => <Img src={staticFile('white.png')} />;
const RemoteStaticFile: React.FC = () => (
  <Img src={staticFile('https://example.com/poster.png')} />
);
const TwiceStaticFile: React.FC = () => (
  <Img src={staticFile(staticFile('white.png'))} />
);
const RemoteFile: React.FC<Case> = ({url}) => <Img src={`${url}white.png`} />;

const BackgroundImage: React.FC<Case> = ({url}) => (
  <AbsoluteFill style={{backgroundImage: `url(${url}late.png)`}} />
);
const WaitingImage: React.FC<Case> = ({url}) => <Img src={`${url}late.png`} />;
const HiddenImage: React.FC<Case> = ({url}) => (
  <>
    <Img src={`${url}late.png`} style={{position: 'absolute', opacity: 0}} />
    <BackgroundImage component="" url={url} />
  </>
);

const useFont = (load: () => Promise<unknown>): boolean => {
  const [start] = useState(
    () => (report: (error: unknown) => void) => load().catch(report),
  );
  return useResult(start);
};

const UnquotedFont: React.FC = () =>
  useFont(() =>
    new FontFace('Sora', 'url(font.woff2) format(woff9').load(),
  ) && <White />;
const QuotedFont: React.FC = () =>
  useFont(() =>
    new FontFace('Sora', `url('${staticFile('font.woff2')}')`).load(),
  ) && <White />;
const UnreachableFont: React.FC = () =>
  useFont(() =>
    loadFont({family: 'Sora', url: 'http://127.0.0.1:1/font.woff2'}),
  ) && <White />;
const PublicFont: React.FC = () =>
  useFont(() => loadFont({family: 'Sora', url: staticFile('font.woff2')})) && (
    <White />
  );

const LoopsEndlessly: React.FC = () => {
  const frame = useCurrentFrame();
  let count = 0;
  while (frame === 3) {
    count++;
  }
  return count === 0 && <White />;
};

type Act = {readonly name: string};

const acts: readonly Act[] = [{name: 'Mara'}, {name: 'Lena'}];

const MissingAct: React.FC = () => {
  const [act] = acts.slice(Math.floor(useCurrentFrame() / 2)) as [Act];
  return act.name !== '' && <White />;
};
const LastAct: React.FC = () => {
  const act = Math.min(Math.floor(useCurrentFrame() / 2), acts.length - 1);
  return acts[act]?.name !== '' && <White />;
};

const Flicker: React.FC<{readonly value: number}> = ({value}) => (
  <AbsoluteFill
    style={{backgroundColor: `rgb(${`${value * 255} `.repeat(3)})`}}
  />
);
const MathRandom: React.FC = () => <Flicker value={Math.random()} />;
const SeededRandom: React.FC = () => (
  <Flicker value={random(useCurrentFrame())} />
);

const Text: React.FC<{readonly style: React.CSSProperties}> = ({style}) => (
  <AbsoluteFill style={{color: 'white', fontSize: 20, ...style}}>
    Mara
  </AbsoluteFill>
);
const TranslatedText: React.FC = () => (
  <Text style={{translate: `0 ${useCurrentFrame() * 0.2}px`}} />
);
const TextInLayer: React.FC = () => (
  <Text
    style={{
      transform: `perspective(600px) translateY(${useCurrentFrame() * 0.2}px)`,
      willChange: 'transform',
    }}
  />
);

const components: Readonly<Record<string, ComponentType<Case>>> = {
  White,
  LogsFailure,
  ReportsFailure,
  ReleasesHandle,
  MissingHtml5Video,
  PublicHtml5Video,
  MissingVideo,
  PublicVideo,
  VideoWithoutRanges,
  StuckVideo,
  PathInVariable,
  FolderInImport,
  InnerComposition,
  RelativeFile,
  AbsoluteFile,
  PrefixedFile,
  PublicFile,
  RemoteStaticFile,
  TwiceStaticFile,
  RemoteFile,
  BackgroundImage,
  WaitingImage,
  HiddenImage,
  UnquotedFont,
  QuotedFont,
  UnreachableFont,
  PublicFont,
  LoopsEndlessly,
  MissingAct,
  LastAct,
  MathRandom,
  SeededRandom,
  TranslatedText,
  TextInLayer,
};

const CaseOfPage: React.FC<Case> = (props): ReactNode => {
  const Component = components[props.component];
  if (!Component) {
    throw new Error(`There is no component "${props.component}".`);
  }
  return (
    <AbsoluteFill style={{backgroundColor: 'black'}}>
      <Component {...props} />
    </AbsoluteFill>
  );
};

registerRoot(() => (
  <Composition
    id="case"
    component={CaseOfPage}
    width={64}
    height={64}
    fps={30}
    durationInFrames={FRAMES}
    defaultProps={{component: 'White', url: ''}}
  />
));

/**
 * For the pages of troubleshooting, code with the fault beside code with the
 * fix of the page. The fixed one is white.
 */
import {loadFont} from '@remotion/fonts';
import {useEffect, useState} from 'react';
import {
  AbsoluteFill,
  Composition,
  Html5Video,
  Img,
  OffthreadVideo,
  random,
  staticFile,
  useCurrentFrame,
  useDelayRender,
} from 'remotion';
import {FRAMES, type Case} from '../renders/case';

export const White: React.FC = () => (
  <AbsoluteFill style={{backgroundColor: 'white'}} />
);

/** Holds the frame until something is loaded, and stops the render if it is not. */
const useLoaded = (load: () => Promise<unknown>): boolean => {
  const {delayRender, continueRender, cancelRender} = useDelayRender();
  const [handle] = useState(() => delayRender('Loading the program'));
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    load().then(() => {
      setLoaded(true);
      continueRender(handle);
    }, cancelRender);
  }, []);
  return isLoaded;
};

const fetchProgram = async (url: string): Promise<unknown> => {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url} responded with ${response.status}`);
  }
  return response.json();
};

export const LogsFailure: React.FC<Case> = ({url}) => {
  const {delayRender, continueRender} = useDelayRender();
  const [handle] = useState(() => delayRender('Loading the program'));
  useEffect(() => {
    fetchProgram(`${url}missing.json`)
      .then(() => continueRender(handle))
      .catch((error: unknown) => console.error(error));
  }, [continueRender, handle, url]);
  return <White />;
};

export const ReportsFailure: React.FC<Case> = ({url}) =>
  useLoaded(() => fetchProgram(`${url}missing.json`)) && <White />;
export const ReleasesHandle: React.FC<Case> = ({url}) =>
  useLoaded(() => fetchProgram(`${url}program.json`)) && <White />;

export const MissingHtml5Video: React.FC = () => (
  <Html5Video src="white.webm" />
);
export const PublicHtml5Video: React.FC = () => (
  <Html5Video src={staticFile('white.webm')} />
);
export const MissingVideo: React.FC<Case> = ({url}) => (
  <OffthreadVideo src={`${url}missing.webm`} />
);
export const PublicVideo: React.FC = () => (
  <OffthreadVideo src={staticFile('white.webm')} />
);
export const VideoWithoutRanges: React.FC<Case> = ({url}) => (
  <Html5Video src={`${url}white.webm`} />
);
export const StuckVideo: React.FC<Case> = ({url}) => (
  <OffthreadVideo src={`${url}stuck.webm`} />
);

export const PathInVariable: React.FC = () => {
  const path = `./scenes/opening`;
  return useLoaded(() => import(/* webpackMode: "lazy" */ path)) && <White />;
};

export const FolderInImport: React.FC = () => {
  const name = 'opening';
  return useLoaded(() => import(`./scenes/${name}`)) && <White />;
};

export const InnerComposition: React.FC = () => (
  <Composition
    id="inner"
    component={White}
    width={64}
    height={64}
    fps={30}
    durationInFrames={FRAMES}
  />
);

export const RelativeFile: React.FC = () => (
  <Img src={staticFile('./white.png')} />
);
export const AbsoluteFile: React.FC = () => (
  <Img src={staticFile('/home/mara/show/public/white.png')} />
);
export const PrefixedFile: React.FC = () => (
  <Img src={staticFile('public/white.png')} />
);
export const PublicFile: React.FC = () => <Img src={staticFile('white.png')} />;
export const RemoteStaticFile: React.FC = () => (
  <Img src={staticFile('https://example.com/poster.png')} />
);
export const TwiceStaticFile: React.FC = () => (
  <Img src={staticFile(staticFile('white.png'))} />
);
export const RemoteFile: React.FC<Case> = ({url}) => (
  <Img src={`${url}white.png`} />
);

export const BackgroundImage: React.FC<Case> = ({url}) => (
  <AbsoluteFill style={{backgroundImage: `url(${url}late/white.png)`}} />
);
export const WaitingImage: React.FC<Case> = ({url}) => (
  <Img src={`${url}late/white.png`} />
);
export const HiddenImage: React.FC<Case> = (props) => (
  <>
    <Img
      src={`${props.url}late/white.png`}
      style={{position: 'absolute', opacity: 0}}
    />
    <BackgroundImage {...props} />
  </>
);

export const UnquotedFont: React.FC = () =>
  useLoaded(() =>
    new FontFace('Sora', 'url(font.woff2) format(woff9').load(),
  ) && <White />;
export const QuotedFont: React.FC = () =>
  useLoaded(() =>
    new FontFace('Sora', `url('${staticFile('font.woff2')}')`).load(),
  ) && <White />;
export const UnreachableFont: React.FC = () =>
  useLoaded(() =>
    loadFont({family: 'Sora', url: 'http://127.0.0.1:1/font.woff2'}),
  ) && <White />;
export const PublicFont: React.FC = () =>
  useLoaded(() =>
    loadFont({family: 'Sora', url: staticFile('font.woff2')}),
  ) && <White />;

export const LoopsEndlessly: React.FC = () => {
  const frame = useCurrentFrame();
  let count = 0;
  while (frame === 3) {
    count++;
  }
  return count === 0 && <White />;
};

type Act = {readonly name: string};

const acts: readonly Act[] = [{name: 'Mara'}, {name: 'Lena'}];

export const MissingAct: React.FC = () => {
  const [act] = acts.slice(Math.floor(useCurrentFrame() / 2)) as [Act];
  return act.name !== '' && <White />;
};
export const LastAct: React.FC = () => {
  const act = Math.min(Math.floor(useCurrentFrame() / 2), acts.length - 1);
  return acts[act]?.name !== '' && <White />;
};

const Flicker: React.FC<{readonly value: number}> = ({value}) => (
  <AbsoluteFill
    style={{backgroundColor: `rgb(${`${value * 255} `.repeat(3)})`}}
  />
);
export const MathRandom: React.FC = () => <Flicker value={Math.random()} />;
export const SeededRandom: React.FC = () => (
  <Flicker value={random(useCurrentFrame())} />
);

const Text: React.FC<{readonly style: React.CSSProperties}> = ({style}) => (
  <AbsoluteFill style={{color: 'white', fontSize: 20, ...style}}>
    Mara
  </AbsoluteFill>
);
export const TranslatedText: React.FC = () => (
  <Text style={{translate: `0 ${useCurrentFrame() * 0.2}px`}} />
);
export const TextInLayer: React.FC = () => (
  <Text
    style={{
      transform: `perspective(600px) translateY(${useCurrentFrame() * 0.2}px)`,
      willChange: 'transform',
    }}
  />
);

import {
  AbsoluteFill,
  Easing,
  interpolate,
  Sequence,
  useCurrentFrame,
} from 'remotion';

export type TemplatePromptToVideoProps = {
  readonly timeline: readonly SceneProps[];
};

/** One sentence of the script, and where the camera looks meanwhile. */
type SceneProps = {
  readonly text: string;
  readonly sky: string;
  readonly sea: string;
  /** Where the boat is. */
  readonly boat: number;
  /** Center of the picture, and how far it is enlarged. */
  readonly camera: readonly [x: number, y: number, zoom: number];
};

const framesPerScene = 54;
const overlap = 10;

/** The picture, in place of one that a model makes. */
const Lighthouse: React.FC<Omit<SceneProps, 'text' | 'camera'>> = ({
  sky,
  sea,
  boat,
}) => {
  const frame = useCurrentFrame();

  return (
    <svg viewBox="0 120 1080 1920">
      <path d="M0 0 H1080 V1440 H0 Z" fill={sky} />
      {/* The beam, from the lamp */}
      <path
        d="M740 640 L-900 420 V860 Z"
        fill="#f0bc5e"
        opacity={0.75}
        transform={`rotate(${Math.sin(frame / 16) * 14} 740 640)`}
      />
      <circle cx={250} cy={430} r={110} fill="#f4efe4" />
      <path d="M670 700 H810 L850 1400 H630 Z" fill="#f4efe4" />
      <path d="M661 860 H819 L828 1020 H652 Z" fill="#b32d08" />
      <path d="M643 1180 H837 L846 1330 H634 Z" fill="#b32d08" />
      <path d="M690 580 H790 V690 H690 Z" fill="#f0bc5e" />
      <path
        d="M650 690 H830 V716 H650 Z M670 580 L740 510 L810 580 Z"
        fill="#0b0e0f"
      />
      <path
        d="M480 1440 L620 1370 H860 L1080 1440 V1560 H440 Z"
        fill="#0b0e0f"
      />
      <path d="M0 1440 H1080 V2040 H0 Z" fill={sea} />
      {/* A boat on its way home */}
      <g transform={`translate(${boat + frame} ${Math.sin(frame / 9) * 8})`}>
        <path d="M0 1410 H230 L190 1470 H40 Z" fill="#b32d08" />
        <path d="M105 1395 V1180 L215 1395 Z" fill="#f4efe4" />
      </g>
    </svg>
  );
};

const Scene: React.FC<SceneProps> = ({text, camera, ...picture}) => {
  const frame = useCurrentFrame();
  const [x, y, zoom] = camera;
  const entered = interpolate(frame, [0, overlap], [0, 1], {
    easing: Easing.out(Easing.quad),
    extrapolateRight: 'clamp',
  });
  // Moves as long as the scene is seen, so that the picture lives
  const scale = zoom * (1 + frame / 700);

  return (
    <AbsoluteFill style={{opacity: entered}}>
      <AbsoluteFill
        style={{
          transform: `scale(${scale}) translate(${540 - x}px, ${960 - y}px)`,
        }}
      >
        <Lighthouse {...picture} />
      </AbsoluteFill>
      <AbsoluteFill
        style={{
          padding: '0 80px 150px',
          justifyContent: 'flex-end',
          color: '#ffffff',
          fontFamily: "'Instrument Sans Variable', sans-serif",
          fontSize: 108,
          fontWeight: 700,
          lineHeight: 1.12,
          textAlign: 'center',
          textWrap: 'balance',
          transform: `translateY(${(1 - entered) * 60}px)`,
        }}
      >
        {text}
      </AbsoluteFill>
    </AbsoluteFill>
  );
};

export const TemplatePromptToVideo: React.FC<TemplatePromptToVideoProps> = ({
  timeline,
}) => {
  return (
    <AbsoluteFill style={{backgroundColor: '#0b0e0f'}}>
      {timeline.map((scene, index) => (
        <Sequence
          key={scene.text}
          from={index * framesPerScene - overlap}
          durationInFrames={framesPerScene + overlap}
        >
          <Scene {...scene} />
        </Sequence>
      ))}
    </AbsoluteFill>
  );
};

/** An empty canvas, as the template has it. */
export const MyComposition: React.FC = () => null;

"""Training: games of a title in worker processes, and a net that learns from them. `vernissage train` is the way in.

The rules are the engine's alone: here are only its codes and observations. What comes out is a file of weights, which
`vernissage.bots.learned` reads with numpy; torch is needed to train and by nothing else.
"""

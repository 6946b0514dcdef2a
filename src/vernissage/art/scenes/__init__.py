"""What framed pictures show: four genres, each with subjects for upright and for wide works and eight moods."""

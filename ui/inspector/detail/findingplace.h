// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "text/textexcerpt.h"
#include "ui/style/theme.h"

#include <QByteArray>
#include <QWidget>

#include <memory>

namespace runlatch::ui {

class CodeView;
class ElidedLabel;

/// A finding at its place: the lines of the body around it, with its line shaded and the token there underlined. A
/// line that is too long is folded, which the head says beside the true line and column.
class FindingPlace final : public QWidget
{
    Q_OBJECT

public:
    static constexpr qsizetype MaxDirectBytes = 64 * 1024; ///< what is looked at in the window's thread

    explicit FindingPlace(QWidget *parent = nullptr);

    /// The bytes as they may be shown. The place stays: its offset is the same in both forms of a body.
    void setBody(const QByteArray &body);
    /// Shows the place at once, or when the pool has found its lines. `words`: "line 1, column 412".
    void showPlace(qint64 offset, const QString &words, Tone tone);

private:
    void ask();
    void take(const text::TextExcerpt &excerpt);
    void mark();

    QByteArray m_body;
    qint64 m_offset = -1; ///< -1: no place is wanted
    QString m_words;
    Tone m_tone = Tone::None;
    text::TextExcerpt m_excerpt;
    std::unique_ptr<QObject> m_asking; ///< answers for an earlier place are dropped with it
    ElidedLabel *m_where;
    CodeView *m_code;
};

} // namespace runlatch::ui

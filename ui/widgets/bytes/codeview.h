// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QPlainTextEdit>

namespace runlatch::ui {

bool hasLongerLine(QStringView text, qsizetype longest); ///< in characters

/// A view of code that can be selected and copied, and changed where its owner lets it.
class CodeView final : public QPlainTextEdit
{
    Q_OBJECT

public:
    /// An Inset is a block in a page; a Pane fills the page and has its margin.
    enum class Place { Inset, Pane };

    /// Characters of one line, with a box around them.
    struct Box
    {
        int position = 0;
        int length = 0;
    };

    explicit CodeView(const QString &accessibleName, Place place = Place::Inset, QWidget *parent = nullptr);

    /// Lets the person change the text; what would make it longer than so many characters is not pasted, and neither is
    /// a longer line than `longestLine` (0: any). 0: it is read only, as at first.
    void setEditable(int most, int longestLine = 0);
    void setBoxes(const QList<Box> &boxes); ///< in the tone of errors; setPlainText() leaves them
    int heightOf(int lines) const;          ///< of so many lines, with their margins

signals:
    void refused(const QString &text); ///< it was not pasted, because it is too long

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void insertFromMimeData(const QMimeData *source) override;

private:
    void takeMargin();
    void restyle();
    void paintBoxes();

    Place m_place;
    int m_most = 0; ///< characters of a text that can be changed
    int m_longestLine = 0;
    QList<Box> m_boxes;
};

} // namespace runlatch::ui

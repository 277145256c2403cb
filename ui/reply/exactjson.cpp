// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/reply/exactjson.h"

#include "ui/theme.h"
#include "ui/widgets/codeview.h"
#include "ui/widgets/label.h"
#include "ui/widgets/markdowntext.h"

#include <QLocale>
#include <QVBoxLayout>

namespace runlatch::ui {

ExactJson::ExactJson(QWidget *parent)
    : QWidget(parent)
    , m_size(new Label({}, TextStyle::Small, this))
    , m_code(new CodeView(tr("Exact JSON"), CodeView::Place::Pane, this))
{
    const int unit = Theme::of(this).u();
    m_size->setMuted(true);
    m_size->setWordWrap(true);
    m_size->setContentsMargins(4 * unit, 2 * unit, 4 * unit, 0);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_size);
    layout->addWidget(m_code, 1);
}

void ExactJson::setDocument(const QByteArray &json)
{
    m_size->setText(tr("%1, sent without the line breaks shown here").arg(QLocale().formattedDataSize(json.size())));
    constexpr qsizetype longestRun = 10'000; // a body of one endless word must not stop the window
    const QString text = breakLongRuns(indented(json), longestRun);
    if (text != m_code->toPlainText())
        m_code->setPlainText(text);
}

QString ExactJson::indented(const QByteArray &json)
{
    QByteArray lines;
    lines.reserve(json.size() * 2);
    int depth = 0;
    bool isInText = false;
    const auto newLine = [&] { lines += '\n' + QByteArray(2 * depth, ' '); };
    for (qsizetype index = 0; index < json.size(); ++index) {
        const char character = json.at(index);
        if (isInText) {
            lines += character;
            if (character == '\\' && index + 1 < json.size())
                lines += json.at(++index);
            isInText = character != '"';
            continue;
        }
        if (character == '}' || character == ']') {
            --depth;
            newLine();
        }
        lines += character;
        isInText = character == '"';
        if (character == '{' || character == '[') {
            ++depth;
            newLine();
        } else if (character == ',') {
            newLine();
        } else if (character == ':') {
            lines += ' ';
        }
    }
    return QString::fromUtf8(lines);
}

} // namespace runlatch::ui

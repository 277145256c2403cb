// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/markdown/markdownlinkdialog.h"

#include "text/plaintext.h"

#include <QDesktopServices>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

MarkdownLinkDialog::MarkdownLinkDialog(const QUrl &url, QWidget *parent)
    : Dialog(parent)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Open this address?"));
    auto *question = new QLabel(
        tr("The text contains this link. It opens in your browser at %1:").arg(visibleText(url.host())), this);
    question->setTextFormat(Qt::PlainText);
    question->setWordWrap(true);
    auto *address = new QPlainTextEdit(visibleText(url.toString(QUrl::FullyEncoded)), this);
    address->setReadOnly(true);
    address->setTabChangesFocus(true);
    address->setAccessibleName(tr("Address"));
    address->setObjectName(u"linkAddress"_s);
    address->setFixedHeight(address->fontMetrics().lineSpacing() * 5);
    question->setBuddy(address);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    QPushButton *open = buttons->addButton(tr("Open in browser"), QDialogButtonBox::AcceptRole);
    open->setAutoDefault(false);
    open->setObjectName(u"openLink"_s);
    buttons->button(QDialogButtonBox::Cancel)->setDefault(true);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(question);
    layout->addWidget(address);
    layout->addWidget(buttons);
    buttons->button(QDialogButtonBox::Cancel)->setFocus();
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, [this, url] {
        QDesktopServices::openUrl(url);
        accept();
    });
}

QString MarkdownLinkDialog::visibleText(const QString &text)
{
    QString visible;
    for (const uint letter : text.toUcs4()) {
        if (text::isInvisible(letter))
            visible += u"\\u{"_s + QString::number(letter, 16).rightJustified(4, u'0').toUpper() + u'}';
        else
            visible += QChar::fromUcs4(letter);
    }
    return visible;
}

} // namespace runlatch::ui

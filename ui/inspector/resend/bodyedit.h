// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include <QByteArray>
#include <QWidget>

#include <optional>

namespace runlatch::ui {

class BoundedTextEdit;
class Label;
class Segmented;

/// A body: pasted as text, hexadecimal digits or Base64, or the exact bytes of a file.
class BodyEdit final : public QWidget
{
    Q_OBJECT

public:
    /// The most characters of the field; the window's thread reads them. A longer text is not pasted. A file may
    /// be larger.
    static constexpr int MaxPasted = 64 * 1024;

    explicit BodyEdit(QWidget *parent = nullptr);

    /// The bytes; nullopt if what was pasted is no hexadecimal or Base64 text.
    std::optional<QByteArray> body() const;
    /// Shows a file's bytes, which stay as they are until the user edits the text.
    void setFile(const QString &name, const QByteArray &content);

signals:
    void openWanted();
    void edited();

private:
    enum Form { Text, Hex, Base64 };
    void showHint();
    void dropFile();
    void limit();
    void refuse();

    BoundedTextEdit *m_text;
    Segmented *m_form;
    Label *m_hint;
    std::optional<QByteArray> m_file; ///< the exact bytes of a file that is shown
    QString m_fileName;
    bool m_isFilling = false;
    bool m_isCut = false;
};

} // namespace runlatch::ui

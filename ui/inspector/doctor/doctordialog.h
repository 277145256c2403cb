// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "inspector/consultation.h"
#include "ui/widgets/frames/dialog.h"

#include <memory>
#include <optional>

class QComboBox;
class QLineEdit;
class QPushButton;

namespace runlatch::settings {
class Preferences;
}

namespace runlatch::ui {

class BodyEdit;
class BoundedTextEdit;
class BusyLine;
class Field;
class Label;
struct Proof;
class ProofView;

/// The signature doctor for any body: says why a signature, or the digest that the receiver's program computed, does
/// not hold, and proves it. A key that is typed is used for the question alone. It is written nowhere, and its field is
/// overwritten when the window closes; the copies of the toolkit are freed, not overwritten. What was typed goes with
/// the window, so it asks before it closes.
class DoctorDialog final : public Dialog
{
    Q_OBJECT

public:
    /// Opens the window. Known keys may be chosen by name instead of typing one, or that none is set; the others of
    /// them are tried, too.
    static DoctorDialog *show(QWidget *parent, const QList<signature::NamedKey> &known);

    explicit DoctorDialog(const QList<signature::NamedKey> &known, QWidget *parent = nullptr);
    ~DoctorDialog() override;

    void keepLanguage(settings::Preferences &preferences); ///< of the program; `preferences` must outlive this
    void openBody(const QString &file);
    void openEarlier(const QString &file);

public slots:
    void reject() override; ///< asks first where something was typed

private:
    QWidget *buildForm();
    QWidget *buildComputed();
    QWidget *buildKey();
    QWidget *buildTypedKey();
    void fillKeys();
    QWidget *buildEarlier();
    QWidget *buildActions();
    void chooseFile(const QString &title, void (DoctorDialog::*take)(const QString &file));
    std::optional<signature::SignatureCase> signatureCase();
    void takeDigests(signature::SignatureCase &request) const;
    void check();
    void clearResult();
    void showSentence(const QString &sentence);
    void stop();
    void setBusy(bool isBusy);
    void showConsultation(const inspector::Consultation &consultation, const QByteArrayList &received);
    void showEarlier(const QByteArray &body);
    bool hasInputs() const;
    void forgetKey();

    const QList<signature::NamedKey> m_known;
    BodyEdit *m_body;
    BoundedTextEdit *m_headers;
    Field *m_headersField = nullptr;
    QLineEdit *m_computed;
    QComboBox *m_keys;
    QLineEdit *m_key;
    Field *m_keyField = nullptr;
    Label *m_earlierName;
    QPushButton *m_dropEarlier = nullptr;
    std::optional<QByteArray> m_earlier;
    ProofView *m_result;
    BusyLine *m_busy;
    QPushButton *m_check = nullptr;
    QPushButton *m_cancel = nullptr;
    inspector::Cancellation m_cancellation;
    std::unique_ptr<QObject> m_question; ///< an answer to an earlier one is dropped with it
    bool m_isBusy = false;
    bool m_isAsking = false; ///< whether to close
};

} // namespace runlatch::ui
